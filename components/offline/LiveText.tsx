/** A text that screen readers announce when it changes. */
export function LiveText({ text }: { text: string }) {
  return (
    <p role="status">
      <span key={text}>{text}</span>
    </p>
  );
}
