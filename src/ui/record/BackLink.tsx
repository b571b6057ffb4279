// Link from a record back to its list.
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '../hooks/core/Link.tsx';
import { useVisitedList } from '../hooks/list/visitedLists.tsx';
import { ButtonLink } from '../kit/actions/Button.tsx';

/** The text names the list: «К реестру сделок». The list is as it was left. Hidden in print. */
export const BackLink = ({ href, children, ...native }: ComponentProps<typeof Link>) => (
  <Link {...native} href={useVisitedList(href)} asChild>
    <ButtonLink size="small" icon={<ArrowLeft />}>
      {children}
    </ButtonLink>
  </Link>
);
