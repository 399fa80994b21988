// The fake model in a process of its own, for `run.ts`: what it takes of the processor must not delay who is measured.
import { quotingSources } from '#test/fakes/model/chat.ts';
import { startModel } from '#test/fakes/model/model.ts';

/** `quotes`: it quotes each source that it is given, as a good model does. */
type Order = typeof fake.manner & { quotes?: true };

const fake = await startModel();
process.on('message', (order: Order | 'abandonedAt') => {
  if (order === 'abandonedAt') process.send?.(fake.abandonedAt.splice(0));
  else {
    const { quotes, ...manner } = order;
    fake.manner = quotes ? { ...manner, writes: quotingSources } : manner;
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: fake.url, key: fake.key });
