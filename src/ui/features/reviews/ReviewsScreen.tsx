// /organization/reviews and /organization/reviews/:id: sample reviews.
import { useParams } from 'wouter';
import { Reviews } from './Reviews.tsx';

export default function ReviewsScreen() {
  const { id } = useParams<{ id?: string }>();
  return <Reviews id={id ?? null} />;
}
