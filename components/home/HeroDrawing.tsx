/** Drawing of the idea: a window that holds a page, on a core it exchanges messages with. Still when motion is not wanted. */
export function HeroDrawing() {
  return (
    <svg className="hero-drawing" viewBox="0 0 440 360" aria-hidden="true">
      <rect className="window" x="30" y="20" width="380" height="230" rx="14" />
      <path className="bar" d="M30 60V34a14 14 0 0 1 14-14h352a14 14 0 0 1 14 14v26z" />
      <circle className="dot" cx="54" cy="40" r="6" />
      <circle className="dot" cx="76" cy="40" r="6" />
      <circle className="dot" cx="98" cy="40" r="6" />
      <rect className="line strong" x="60" y="86" width="150" height="16" rx="8" />
      <rect className="line" x="60" y="118" width="210" height="10" rx="5" />
      <rect className="line" x="60" y="140" width="180" height="10" rx="5" />
      <rect className="line" x="60" y="162" width="196" height="10" rx="5" />
      <rect className="key" x="60" y="194" width="96" height="30" rx="8" />
      <rect className="panel" x="296" y="86" width="86" height="138" rx="10" />
      <path className="wire" d="M156 209 H196 V300" />
      <path className="wire" d="M260 300 V262 H339 V224" />
      <circle className="message out" r="6" />
      <circle className="message in" r="6" />
      <rect className="core" x="150" y="286" width="156" height="56" rx="12" />
      <path className="gear" d="M172 314h20M182 304v20M175 307l14 14M189 307l-14 14" />
      <rect className="line strong" x="206" y="302" width="76" height="10" rx="5" />
      <rect className="line" x="206" y="320" width="52" height="8" rx="4" />
    </svg>
  );
}
