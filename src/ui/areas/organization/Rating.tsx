// /organization/rating: providers by rating.
export { Rating as default } from '../../features/organizations/Rating.tsx';
