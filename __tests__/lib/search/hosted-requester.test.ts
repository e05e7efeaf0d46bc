import { createHostedRequester } from '@/lib/search/hosted-requester';

it('never follows a redirect: the policy knows the host that was set, and no other', async () => {
  const asked = jest.fn(async () => ({ status: 200, text: async () => '{}' }));
  globalThis.fetch = asked as unknown as typeof fetch;
  const answer = await createHostedRequester().send({
    url: 'https://search.example/',
    method: 'POST',
    headers: {},
    data: '{}',
  } as Parameters<ReturnType<typeof createHostedRequester>['send']>[0]);
  expect(answer).toEqual({ status: 200, content: '{}', isTimedOut: false });
  expect(asked).toHaveBeenCalledWith(
    'https://search.example/',
    expect.objectContaining({ redirect: 'error' }),
  );
});
