// What support needs of an error, to read and to copy; in a chunk of its own, which comes with the first touch of a page.
import { useServices } from '../bind/services.ts';
import { selectContents, useCopy } from '../bind/useCopy.ts';
import { described } from '../boot/errors.ts';
import { Button } from '../kit/Button.tsx';

/** Where the clipboard refuses, the text stands selected for Ctrl+C. */
export default function ErrorDetails({ error }: { error: unknown }) {
  const { now } = useServices().env;
  const { copied, refused, copy } = useCopy();
  const text = described(error, now());
  return (
    <details>
      <summary>Подробности</summary>
      <pre className="mono" ref={refused ? selectContents : undefined}>
        {text}
      </pre>
      <Button size="small" onClick={() => copy(text)}>
        {copied ? 'Скопировано' : 'Скопировать подробности'}
      </Button>
    </details>
  );
}
