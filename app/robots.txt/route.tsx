import { buildRobots } from '@/lib/feeds/lists';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(buildRobots());
}
