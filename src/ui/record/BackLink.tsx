// The way back from a record to the list it stands in: one look and one manner of words on every screen.
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '../hooks/core/Link.tsx';
import { ButtonLink } from '../kit/actions/Button.tsx';

/** Its words say where to: «К реестру сделок». Not for paper. */
export const BackLink = ({ children, ...place }: ComponentProps<typeof Link>) => (
  <Link {...place} asChild>
    <ButtonLink size="small" icon={<ArrowLeft />}>
      {children}
    </ButtonLink>
  </Link>
);
