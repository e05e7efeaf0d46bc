import { Frame } from '@/components/sample/frame';

const open = (address: string): Frame =>
  new Frame({
    host: { address, runtime: '' },
    label: 'main',
    labels: () => [],
    system: 'linux',
    html: '',
    start: { role: 'window', modules: {}, entries: [], search: '' },
    onMessage: () => undefined,
    onStopped: () => undefined,
  });

test('each frame is inside the document of its host', () => {
  const frames = ['/fr/essais/cadre', '/ko/essais/cadre'].map(open);
  expect(frames.map(({ element }) => new URL(element.src).pathname)).toEqual([
    '/fr/essais/cadre',
    '/ko/essais/cadre',
  ]);
});
