import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

/** Fewer inputs than this are not worth another thread: its code takes as long to become fast as fifty inputs take. */
const inputsPerThread = 100;

/**
 * Answers of a module's default function for many inputs, in their order, worked out on all processors. The module is
 * bundled, so that a thread needs neither a loader nor the rest of the project; inputs and answers are copied between
 * threads, so they are plain data. The first fault ends all threads and is thrown here.
 */
export async function mapInThreads<Input, Output>(module: string, inputs: Input[]): Promise<Output[]> {
  if (inputs.length === 0) return [];
  const count = Math.min(availableParallelism(), Math.ceil(inputs.length / inputsPerThread));
  const code = await bundle(module);
  const outputs = new Array<Output>(inputs.length);
  let next = 0;
  const threads = Array.from({ length: count }, () => new Worker(code, { eval: true }));
  const finish = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const give = (): void => {
        if (next >= inputs.length) return resolve();
        thread.postMessage([next, inputs[next]]);
        next++;
      };
      thread.on('error', reject);
      thread.on('message', ([index, output]: [number, Output]) => {
        outputs[index] = output;
        give();
      });
      give();
    });
  try {
    await Promise.all(threads.map(finish));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return outputs;
}

async function bundle(module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { parentPort } from 'node:worker_threads';
import work from ${JSON.stringify(path.resolve(module))};
parentPort.on('message', async ([index, input]) => parentPort.postMessage([index, await work(input)]));`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
