import { defineMessages } from '@/i18n'

/** Words of where a picture comes from inside the app. */
export const pictureWords = defineMessages(
  'appPicture',
  { title: '选择图片', takePicture: '拍照', getPicture: '从相册选择' },
  { title: 'Choose a picture', takePicture: 'Take a photo', getPicture: 'Choose from album' }
)
