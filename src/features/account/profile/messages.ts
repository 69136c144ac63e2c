import { defineMessages } from '@/i18n'

/** Words of the personal information. */
export const profileWords = defineMessages(
  'profile',
  {
    changeAvatar: '更换头像',
    avatarChanged: '头像已更换',
    avatarUnfit: '这张图片用不了，请换一张 JPG 或 PNG 图片',
    sending: '正在上传…',
    nickname: '昵称',
    nicknameHint: '1–20 个字',
    nicknameWrong: '请填写 1–20 个字的昵称，不能含看不见的字符',
    nicknameRefused: '这个昵称没有通过微信的审核，请换一个',
    nicknameChanged: '昵称已更换',
    save: '保存',
    changeNickname: '更换昵称',
    toNext: '再消费 {amount} 升{level}',
    highest: '已是最高等级',
    growth: '成长值 {count}',
    nextGives: '{level}每单多得 {percent}% 积分',
    points: '{count} 积分'
  },
  {
    changeAvatar: 'Change photo',
    avatarChanged: 'Photo updated',
    avatarUnfit: 'We can’t use that photo. Please choose a JPG or PNG.',
    sending: 'Uploading…',
    nickname: 'Name',
    nicknameHint: '1 to 20 characters',
    nicknameWrong: 'Please use 1 to 20 visible characters',
    nicknameRefused: 'WeChat did not accept this name. Please choose another',
    nicknameChanged: 'Name updated',
    save: 'Save',
    changeNickname: 'Change name',
    toNext: '{amount} more to {level}',
    highest: 'You’re at the top level',
    growth: 'Growth {count}',
    nextGives: '{level} earns {percent}% more points',
    points: '{count|1 point|{count} points}'
  }
)
