import { Gallery } from '@/features/gallery'
import '@/ui/subpackages.scss'

/** Every primitive in every state; in a build only when UI_GALLERY is set. */
export default function GalleryPage() {
  return <Gallery />
}
