import { Picture } from '@/ui'

/** The code; a browser's long press on it is its own. */
export const CodePicture = ({ src, label }: { src: string; label: string }) => (
  <Picture src={src} alt={label} fit="contain" ground={false} eager />
)
