import '#web/data/strict-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { phoneNumber } from '#shared/contracts/phones.ts';

export const numberCheck = zodResolver(z.object({ phone: z.string().pipe(phoneNumber) }));
