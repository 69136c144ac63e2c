import { Button } from '@tarojs/components'
import { classes } from '@/ui'
import type { AvatarButtonProps } from './avatarTypes'

/** The platform's own button: it offers the chat app's picture, the album and the camera. */
export function AvatarButton({ label, busy, onChosen, children }: AvatarButtonProps) {
  return (
    <Button
      className={classes('profile-avatar', 'profile-avatar--native')}
      hoverClass="ui-press--down"
      ariaLabel={label}
      openType={busy ? undefined : 'chooseAvatar'}
      disabled={busy}
      onChooseAvatar={(event) => {
        // Taro's type promises an address; a choice that was given up brings none
        const { avatarUrl } = event.detail as { avatarUrl?: string }
        onChosen(avatarUrl || undefined)
      }}
    >
      {children}
    </Button>
  )
}
