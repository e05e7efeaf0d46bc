/** For authors: the export has its own not-found pages, and pages would carry this one in their payload. */
export { NotFound as default } from '@/components/errors/NotFound';
