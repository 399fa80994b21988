// The fake model in a process of its own, for `run.ts`: what it takes of the processor must not delay who is measured.
import { startModel } from '#test/fakes/model/model.ts';

const fake = await startModel();
process.on('message', (manner: typeof fake.manner | 'abandonedAt') => {
  if (manner === 'abandonedAt') process.send?.(fake.abandonedAt.splice(0));
  else fake.manner = manner;
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: fake.url, key: fake.key });
