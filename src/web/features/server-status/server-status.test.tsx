import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServerStatus, Signal } from '#shared/contracts/site/server-status.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const good = (name: Signal['name'], value: number | null, limit: number | null): Signal => ({
  name,
  value,
  limit,
  alert: false,
});

test('each value is in words beside its limit, and an alert is named above', async () => {
  const status: ServerStatus = {
    signals: [
      good('database', 1, 1),
      { name: 'disk', value: 900 * 2 ** 20, limit: 2 ** 31, alert: true },
      good('memory', null, null),
      good('files', 0, 3600),
      good('webhooks', 240, 3600),
    ],
    documents: 2071,
    operators: 0,
  };
  renderApp('/home/operator/status', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/server-status': () => status,
  });
  expect(await screen.findByText('1 alert')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  const row = (name: string) => rows.find((text) => text.startsWith(name)) ?? '';
  expect(row('Database')).toMatch(/AnswersGoodAlert when it does not answer$/u);
  expect(row('Free disk space')).toMatch(/900 MBAlertAlert below 2 GB$/u);
  expect(row('Memory')).toMatch(/uses\.Not measuredNo alert is set$/u);
  expect(row('Files')).toContain('Nothing waitsGood');
  expect(row('Webhooks')).toMatch(/4 minutesGoodAlert from 60 minutes$/u);
  expect(within(document.body).getByText(/names nobody/u)).toBeTruthy();
});
