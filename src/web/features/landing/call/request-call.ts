import '#web/data/strict-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { callRequest, received } from '#shared/contracts/site/site.ts';
import { api } from '#web/data/api.ts';

export const callCheck = zodResolver(callRequest);

export const requestCall = (fields: object) => api.post('/functions/v1/request-call', fields, received);
