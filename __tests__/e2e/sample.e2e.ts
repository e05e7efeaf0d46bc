import { listSamples, readSample } from '../../lib/sample/samples';
import { player, playStep, runSample } from './support/sample';
import { test } from './support/suite';

// Several tests, which run in parallel.
const parts = 3;
for (let part = 0; part < parts; part++) {
  test(`samples do what their pages say (${part + 1} of ${parts})`, async ({ open }) => {
    const { page } = await open('/fr/');
    for (const name of listSamples().filter((_, index) => index % parts === part))
      await test.step(name, async () => {
        await runSample(page, name);
        for (const step of readSample(name).steps)
          await playStep(page, step).catch(async (error: Error) => {
            const journal = await player(page).locator('[role="log"]').innerText();
            throw new Error(`${name}, ${JSON.stringify(step)}: ${error.message}\n${journal}`);
          });
      });
  });
}
