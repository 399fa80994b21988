import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  clientMessage,
  clientPages,
  madeClientPage,
  type NewClientPage,
} from '#shared/contracts/client-pages.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';

const PAGES = '/functions/v1/client-pages';
const files = z.array(z.object({ id: z.uuid(), file_name: z.string() }));

/** The proposed words in a language. They are asked for again each time, because the case moves on. */
export const clientMessageQuery = (caseId: string, language: string) =>
  queryOptions({
    queryKey: ['client-message', caseId, language],
    queryFn: ({ signal }) =>
      api.post('/functions/v1/client-message', { case_id: caseId, language }, clientMessage, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const clientPagesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['client-pages', caseId],
    queryFn: ({ signal }) => api.get(PAGES, clientPages, { query: { case_id: caseId }, signal }),
    staleTime: 0,
  });

/** The files of a case, which the dialog offers. */
export const offeredFilesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-files', 'offered', caseId],
    queryFn: ({ signal }) =>
      allRows('case_files', files, {
        query: { case_id: `eq.${caseId}`, select: 'id,file_name', order: 'uploaded_at.desc,id' },
        signal,
      }),
    staleTime: 0,
  });

export const makeClientPage = (body: NewClientPage) => api.post(PAGES, body, madeClientPage);
export const endClientPage = (id: string): Promise<void> => api.run('DELETE', `${PAGES}/${id}`);

const chambersChoice = z.object({ id: z.uuid(), name: z.string() });
const CHAMBERS = 100;
/** The chambers of the reader, by name. */
export const ownChambersQuery = queryOptions({
  queryKey: ['chambers', 'choices'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/chambers', z.array(chambersChoice), {
      query: { select: 'id,name', order: 'name,id', limit: CHAMBERS },
      signal,
    }),
});

const TEMPLATES = '/rest/v1/client_message_templates';
export const addTemplate = (body: object): Promise<void> => api.run('POST', TEMPLATES, body);
export const deleteTemplate = (id: string): Promise<void> =>
  api.run('DELETE', TEMPLATES, undefined, { query: { id: `eq.${id}` } });

/** Sends the next date by SMS. */
export const sendSms = (caseId: string, language: string): Promise<void> =>
  api.run('POST', '/functions/v1/client-sms', { case_id: caseId, language });

/** Keeps a message with its case, as a note of today. */
export const keepMessage = (caseId: string, title: string, description: string): Promise<void> =>
  api.run('POST', '/rest/v1/timeline_events', {
    case_id: caseId,
    event_type: 'note',
    title,
    description,
    event_date: indianMoment(indianDay(new Date())),
  });

/** The number as WhatsApp takes it: figures with the code of the country, India where there is none. */
export function whatsAppNumber(phone: string | null): string {
  const figures = (phone ?? '').replace(/\D/gu, '').replace(/^0+/u, '');
  return figures.length === 10 ? `91${figures}` : figures;
}

export const whatsAppUrl = (phone: string | null, text: string): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;

export const emailUrl = (email: string | null, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
