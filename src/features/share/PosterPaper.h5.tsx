/** A browser draws on paper that nobody sees. */
export function PosterPaper({ id }: { id: string }) {
  void id
  return null
}
