// Reviews of clients: sample data with a note, since there is no call for them.
import { Info, MessageSquareQuote, Star } from 'lucide-react';
import { Link } from '../../hooks/core/Link.tsx';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { BackLink } from '../../record/BackLink.tsx';
import { Panes, PanesContainer } from '../../kit/layout/Panes.styles.ts';
import { ReviewList, ReviewPane, ReviewRating } from './Reviews.styles.ts';
import { type Review, sampleReviews } from './sample.ts';
import { useParams } from 'wouter';

const PATH = '/organization/reviews';
const STARS = [1, 2, 3, 4, 5];

/** `id` as in the URL; null if absent. */
export function Reviews({ id }: { id: string | null }) {
  const open = sampleReviews.find((review) => String(review.id) === id);
  return (
    <PanesContainer>
      <Panes data-open={open ? true : undefined}>
        <ReviewList as="nav" aria-label="Отзывы">
          <ul>
            {sampleReviews.map((review) => (
              <li key={review.id}>
                <Link href={`${PATH}/${review.id}`} aria-current={review === open ? 'page' : undefined}>
                  <span className="name">{review.company}</span>
                  <DateTime iso={review.at} kind="date" />
                  <Stars count={review.stars} />
                </Link>
              </li>
            ))}
          </ul>
        </ReviewList>
        <ReviewPane aria-label="Отзыв">
          {open ? (
            <Opened review={open} />
          ) : (
            <EmptyState icon={<MessageSquareQuote />} title="Выберите отзыв из списка" />
          )}
        </ReviewPane>
      </Panes>
    </PanesContainer>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <ReviewRating role="img" aria-label={`Оценка ${count} из 5`}>
      {STARS.map((star) => (
        <Star key={star} data-full={star <= count || undefined} />
      ))}
    </ReviewRating>
  );
}

/** «Ответить» does nothing, as the whole screen is static. */
function Opened({ review }: { review: Review }) {
  return (
    <article>
      <BackLink className="back" href={PATH}>
        К отзывам
      </BackLink>
      <Banner tone="info" icon={<Info />} inset>
        Пример: отзывы показаны для образца и никуда не отправляются
      </Banner>
      <h2>{review.company}</h2>
      <Stars count={review.stars} />
      <blockquote>{review.text}</blockquote>
      <DescriptionList
        rows={[
          { label: 'Заявка', value: review.subject },
          { label: 'Дата', value: <DateTime iso={review.at} kind="long" /> },
        ]}
      />
      <Button inactive title="В примере ответ не отправляется">
        Ответить
      </Button>
    </article>
  );
}

/** /organization/reviews and /organization/reviews/:id: sample reviews. */
export function ReviewsScreen() {
  const { id } = useParams<{ id?: string }>();
  return <Reviews id={id ?? null} />;
}
