import { Icon } from '../ui/Icon';

type Props = { cards: { href: string; title: string; description: string; kind: 'group' | 'page' }[] };

/** Grid of links to the entries of a category. */
export function Cards({ cards }: Props) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href}>
          <Icon name={card.kind === 'group' ? 'folder' : 'file'} />
          <a href={card.href}>{card.title}</a>
          <p>{card.description}</p>
        </li>
      ))}
    </ul>
  );
}
