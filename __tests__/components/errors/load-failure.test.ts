import { startPart, type LoadFailure } from '@/components/errors/load-failure';

/** What the document hears: names of events, and the failures reported. */
function listen(): { names: string[]; failures: LoadFailure[] } {
  const heard = { names: [] as string[], failures: [] as LoadFailure[] };
  for (const name of ['part:loading', 'part:settled', 'load:failed'])
    document.addEventListener(name, (event) => {
      heard.names.push(name);
      if (name === 'load:failed') heard.failures.push((event as CustomEvent<LoadFailure>).detail);
    });
  return heard;
}

describe('a part that comes by dynamic import', () => {
  it('tells when it is asked for and when it is here', async () => {
    const { names } = listen();
    await startPart(() => Promise.resolve());
    expect(names).toEqual(['part:loading', 'part:settled']);
  });

  it('reports a failure, its reason to the console, with a retry that loads it again', async () => {
    const { names, failures } = listen();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue(undefined);
    await startPart(load);
    expect(names).toEqual(['part:loading', 'load:failed', 'part:settled']);
    expect(failures[0]?.what).toBe('part');
    expect(log).toHaveBeenCalledWith(new Error('chunk lost'));
    failures[0]?.retry();
    expect(load).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
