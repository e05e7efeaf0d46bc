import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageLink } from '@/components/translation/LanguageLink';

test('leads to the heading that is current at each press: a press with Ctrl leaves the page as it is', () => {
  let top = 0;
  render(
    <main>
      <h2
        id="events"
        ref={(heading) => void (heading && (heading.getBoundingClientRect = () => ({ top }) as DOMRect))}
      >
        Events
      </h2>
      <LanguageLink href="/en/v1/guides?a=1">English</LanguageLink>
    </main>,
  );
  const link = screen.getByRole('link');
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toHaveProperty('hash', '#events');
  top = 500;
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toHaveProperty('href', `${location.origin}/en/v1/guides?a=1`);
});
