import { useMatch, useNavigate, useRouter } from '@tanstack/react-router';

/** A path as routes have it. The address may end with a slash. */
const plain = (path: string) => path.replace(/\/$/, '');

/**
 * Returns a function that opens another page, unless the person has left this one in the meantime. A click on a link
 * counts at once, before its page is there. Components of the frame, which belong to no page, use useNavigate.
 */
export function useOpenPage() {
  const navigate = useNavigate(), router = useRouter();
  const page = useMatch({ strict: false, select: (m) => m.pathname });
  const open: typeof navigate = async (to) => { if (plain(router.latestLocation.pathname) === plain(page)) await navigate(to); };
  return open;
}
