import { queryOptions } from '@tanstack/react-query';
import {
  madeWebhookEndpoint,
  rotatedWebhookSecret,
  webhookDeliveries,
  webhookEndpointList,
  webhookTest,
} from '#shared/contracts/webhooks.ts';
import { api } from '#web/data/api.ts';

const PATH = '/functions/v1/webhook-endpoints';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api.get(PATH, webhookEndpointList, { signal }),
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'log'],
    queryFn: ({ signal }) => api.get(`${PATH}/${id}/deliveries`, webhookDeliveries, { signal }),
    staleTime: 0,
  });

export const addWebhook = (body: object) => api.post(PATH, body, madeWebhookEndpoint);
export const changeWebhook = (id: string, body: object) => api.run('PATCH', `${PATH}/${id}`, body);
export const removeWebhook = (id: string) => api.run('DELETE', `${PATH}/${id}`);
export const testWebhook = (id: string) => api.post(`${PATH}/${id}/test`, {}, webhookTest);
export const rotateSecret = (id: string) => api.post(`${PATH}/${id}/rotate`, {}, rotatedWebhookSecret);
export const sendAgain = (id: string, delivery: string) =>
  api.run('POST', `${PATH}/${id}/deliveries/${delivery}/resend`, {});
