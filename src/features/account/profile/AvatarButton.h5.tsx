import { choosePicture } from '@/platform/upload'
import { Pressable } from '@/ui'
import type { AvatarButtonProps } from './avatarTypes'

/** A line that opens the browser's own chooser. */
export function AvatarButton({ label, busy, onChosen, children }: AvatarButtonProps) {
  const choose = async () => onChosen(await choosePicture())
  return (
    <Pressable className="profile-avatar" label={label} busy={busy} onTap={() => (busy ? undefined : void choose())}>
      {children}
    </Pressable>
  )
}
