// Link from a record back to its list.
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '../hooks/core/Link.tsx';
import { ButtonLink } from '../kit/actions/Button.tsx';

/** The text names the list: «К реестру сделок». Hidden in print. */
export const BackLink = ({ children, ...place }: ComponentProps<typeof Link>) => (
  <Link {...place} asChild>
    <ButtonLink size="small" icon={<ArrowLeft />}>
      {children}
    </ButtonLink>
  </Link>
);
