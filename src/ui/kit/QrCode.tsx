// A text as a QR code: dark modules on white in both themes, as cameras require; one path, no canvas.
import { type Bitmap2D, generate } from 'lean-qr';

/** Quiet zone, in modules. */
const QUIET = 4;

export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(code)} fill="#000" />
    </svg>
  );
}

/** A unit square for each dark module. */
function pathOf(code: Bitmap2D): string {
  const places = Array.from({ length: code.size }, (_, index) => index);
  return places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`))
    .join('');
}
