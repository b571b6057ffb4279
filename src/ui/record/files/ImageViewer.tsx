// Viewer of a scanned document with zoom and rotation. Overflow scrolls as usual; the wheel does not zoom.
import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useBlobUrl } from '../../hooks/files/useBlobUrl.ts';
import { useForm } from '../../hooks/form/useForm.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { formatPercent } from '../../kit/display/format.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;

  output {
    min-width: 48px;
    color: var(--text-primary);
    text-align: center;
  }
  [aria-pressed='true'] {
    border-color: var(--accent-border);
    background: var(--accent-tint);
  }
  [aria-disabled] {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;

const Sight = styled.div`
  width: 100%;
  max-height: min(70vh, 720px);
  overflow: auto;
  border: 1px solid var(--border-base);
  background: var(--surface-base);
  container-type: inline-size;
`;

/** `--w` and `--h`: natural size of the image; `--across`: displayed width, `--near`: which of the two it is. */
const Sheet = styled.div`
  --w: 1;
  --h: 1;
  --zoom: 1;
  --turn: 0;
  --near: var(--w);
  --far: var(--h);
  --across: calc(min(100cqw, var(--near) * 1px) * var(--zoom));
  position: relative;
  width: var(--across);
  height: calc(var(--across) * var(--far) / var(--near));
  margin: 0 auto;

  &[data-sideways] {
    --near: var(--h);
    --far: var(--w);
  }
  img {
    position: absolute;
    top: 50%;
    left: 50%;
    width: calc(var(--across) * var(--w) / var(--near));
    max-width: none;
    transform: translate(-50%, -50%) rotate(calc(var(--turn) * 90deg));
  }
`;

/** Zoom levels, relative to the available width. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3, 4];
const WIDTH = 1;

/** Zoom and rotation, held by a form machine that is never submitted. */
function usePicture() {
  const form = useForm({
    initial: { zoom: String(WIDTH), turn: '0' },
    validate: () => ({}),
    submit: () => Promise.resolve({ ok: true, value: null }),
  });
  const zoom = Number(form.values['zoom']);
  const turn = Number(form.values['turn']);
  const at = ZOOMS.indexOf(zoom);
  const choose = (index: number) => form.change('zoom', String(ZOOMS[index] ?? zoom));
  return {
    zoom,
    turn,
    /** Null at the end of the scale. */
    larger: at < ZOOMS.length - 1 ? () => choose(at + 1) : null,
    smaller: at > 0 ? () => choose(at - 1) : null,
    fit: () => choose(ZOOMS.indexOf(WIDTH)),
    rotate: (quarters: 1 | -1) => form.change('turn', String(turn + quarters)),
  };
}

const KEYS = { larger: '+', smaller: '-', fit: '0', left: 'Shift+R', right: 'R' } as const;

/** Shortcuts work while the image is focused; arrows scroll it. */
export function ImageViewer({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const address = useBlobUrl(blob);
  const { zoom, turn, larger, smaller, fit, rotate } = usePicture();
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') larger?.();
    else if (event.key === '-') smaller?.();
    else if (event.key === '0') fit();
    else if (event.code === 'KeyR') rotate(event.shiftKey ? -1 : 1); // physical key: a Russian layout types «К»
  };
  const look: CSSProperties & Record<'--zoom' | '--turn', number> = { '--zoom': zoom, '--turn': turn };
  return (
    <>
      <Bar role="group" aria-label="Вид документа">
        <Act label="Уменьшить" keys={KEYS.smaller} icon={<ZoomOut />} onPress={smaller} />
        <output className="num">{formatPercent(String(zoom * 100))}</output>
        <Act label="Увеличить" keys={KEYS.larger} icon={<ZoomIn />} onPress={larger} />
        <Act label="Повернуть влево" keys={KEYS.left} icon={<RotateCcw />} onPress={() => rotate(-1)} />
        <Act label="Повернуть вправо" keys={KEYS.right} icon={<RotateCw />} onPress={() => rotate(1)} />
        <Button size="small" aria-keyshortcuts={KEYS.fit} aria-pressed={zoom === WIDTH} onClick={fit}>
          По ширине
        </Button>
      </Bar>
      <Sight tabIndex={0} role="group" aria-label={alt} onKeyDown={press}>
        <Sheet data-sideways={turn % 2 !== 0 || undefined} style={look}>
          <img ref={address} alt={alt} onLoad={publishNaturalSize} />
        </Sheet>
      </Sight>
    </>
  );
}

interface ActProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactNode;
  /** Null if it would change nothing; the button then keeps the focus. */
  readonly onPress: (() => void) | null;
}

function Act({ label, keys, icon, onPress }: ActProps) {
  return (
    <IconButton
      label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-disabled={onPress === null || undefined}
      icon={icon}
      size="small"
      onClick={() => onPress?.()}
    />
  );
}

/** For the image's `onLoad`; its parent is the frame. */
function publishNaturalSize({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  const frame = picture.parentElement;
  frame?.style.setProperty('--w', String(picture.naturalWidth || 1));
  frame?.style.setProperty('--h', String(picture.naturalHeight || 1));
}
