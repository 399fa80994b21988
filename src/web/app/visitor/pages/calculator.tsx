import type { ReactElement } from 'react';
import { RoiCalculatorPage } from '#web/routes/public/roi-calculator.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorCalculator = (): ReactElement => publicPage(<RoiCalculatorPage />);

export const startPage = starting(visitorCalculator);
