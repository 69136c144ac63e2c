import { defineMessages } from '@/i18n'

export const placeWords = defineMessages(
  'place-page',
  {
    unnamed: '这个位置',
    coordinates: '{latitude}，{longitude}',
    north: '北纬 {degrees}°',
    south: '南纬 {degrees}°',
    east: '东经 {degrees}°',
    west: '西经 {degrees}°',
    copy: '复制地址',
    maps: '打开地图',
    noPlaceTitle: '没有可以看的位置',
    noPlaceNote: '链接里没有地址，可以自己选一个',
    choosePlace: '选择位置',
    region: '所在地区',
    regionHint: '省、市、区',
    regionMissing: '请选择所在地区',
    detail: '详细地址',
    detailHint: '街道、门牌号',
    detailMissing: '请填写街道和门牌号',
    name: '地点名称',
    nameHint: '小区、大厦或学校，可以不填',
    confirm: '就选这里'
  },
  {
    unnamed: 'This place',
    coordinates: '{latitude}, {longitude}',
    north: '{degrees}° N',
    south: '{degrees}° S',
    east: '{degrees}° E',
    west: '{degrees}° W',
    copy: 'Copy',
    maps: 'Open map',
    noPlaceTitle: 'No place to show',
    noPlaceNote: 'This link has no address. You can choose a place yourself',
    choosePlace: 'Choose a place',
    region: 'Region',
    regionHint: 'Province, city, district',
    regionMissing: 'Please choose a region',
    detail: 'Address',
    detailHint: 'Street and number',
    detailMissing: 'Please enter the street and number',
    name: 'Place name',
    nameHint: 'Building or school (optional)',
    confirm: 'Choose this place'
  }
)
