import { messageChain } from '@/components/errors/message-chain';

describe('the message chain', () => {
  it('leaves out causes that are not errors', () => {
    expect(messageChain(new Error('page', { cause: 'text' }), 'Cause :')).toBe('page');
  });

  it('ends, even where an error is its own cause', () => {
    const error = new Error('again');
    error.cause = error;
    expect(messageChain(error, 'Cause :').split('\n').length).toBeLessThan(100);
  });
});
