import { crashTexts } from './crash-texts';
import { messageChain } from './message-chain';

const { title, retry, cause } = crashTexts.en;

/** The layout itself failed: nothing of the site can be relied on here, so the page is plain and in English. */
export function LayoutCrash({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main>
      <h1>{title}</h1>
      <button type="button" onClick={reset}>
        {retry}
      </button>
      <pre>{messageChain(error, cause)}</pre>
    </main>
  );
}
