import { sectionIcon } from './section-icons';

type Card = {
  href: string;
  title: string;
  description: string;
  kind: 'group' | 'page';
  icon?: string;
  /** `lang` and `dir` of a card in another language than the page. */ foreign: {
    lang?: string;
    dir?: string;
  };
};
type Props = { cards: Card[] };

/** Grid of links to the entries of a category. */
export function Cards({ cards }: Props) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href} {...card.foreign}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={sectionIcon(card.icon ?? (card.kind === 'group' ? 'folder' : 'file'))} />
          </svg>
          <a href={card.href}>{card.title}</a>
          <p>{card.description}</p>
        </li>
      ))}
    </ul>
  );
}
