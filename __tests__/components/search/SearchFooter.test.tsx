import { render, screen } from '@testing-library/react';
import { SearchFooter } from '@/components/search/controls';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import italian from '@/messages/it.json';
import ko from '@/messages/ko.json';
import zh from '@/messages/zh-cn.json';

it.each([fr, en, italian, ko, zh])('names the key that closes as the list of shortcuts does', (messages) => {
  render(
    <SearchFooter
      view={{ kind: 'empty', question: '', query: '' }}
      labels={messages.search}
      hostedName={null}
    />,
  );
  expect(screen.getByText(messages.shortcuts.escape, { selector: 'kbd' })).toBeInTheDocument();
});
