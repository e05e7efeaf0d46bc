import { messageChain } from '@/components/errors/Crash';

describe('the message chain', () => {
  it('is the message alone where there is no cause', () => {
    expect(messageChain(new Error('broken'), 'Cause :')).toBe('broken');
  });

  it('puts a blank line, the word and the message of each cause below', () => {
    const error = new Error('page', { cause: new Error('data', { cause: new Error('disk') }) });
    expect(messageChain(error, 'Cause :')).toBe('page\n\nCause :\ndata\n\nCause :\ndisk');
  });

  it('leaves out causes that are no errors', () => {
    expect(messageChain(new Error('page', { cause: 'text' }), 'Cause :')).toBe('page');
  });

  it('ends, even where an error is its own cause', () => {
    const error = new Error('again');
    error.cause = error;
    expect(messageChain(error, 'Cause :').split('\n').length).toBeLessThan(100);
  });
});
