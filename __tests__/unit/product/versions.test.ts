import { versionPictures } from '@/features/product/specification/versions'
import { product, sku } from '../../pages/goods/productSupport'

const white = '/storage/pictures/WHITE.svg'
const black = '/storage/pictures/BLACK.svg'

describe('pictures of versions', () => {
  it('are those of attributes that change the picture by themselves', () => {
    expect(versionPictures(product(), {})).toEqual({ COLOR: { WHITE: white, BLACK: black } })
  })

  it('go with the rest of the choice', () => {
    const large = sku('WHITE', '4L', { picture: '/large.svg' })
    const skus = [sku('WHITE', '3L'), large, sku('BLACK', '4L')]
    const pictures = versionPictures(product({ skus }), { COLOR: 'WHITE', SIZE: '4L' })
    expect(pictures.COLOR).toEqual({ WHITE: '/large.svg', BLACK: black })
    expect(pictures.SIZE).toEqual({ '3L': white, '4L': '/large.svg' })
    expect(versionPictures(product({ skus }), { SIZE: '3L' }).COLOR).toEqual({ WHITE: white, BLACK: black })
  })

  it('are none of a value that is not made, nor where all look the same', () => {
    expect(versionPictures(product({ skus: [sku('WHITE', '3L')] }), {})).toEqual({})
    const skus = [sku('WHITE', '3L'), sku('WHITE', '4L')]
    expect(versionPictures(product({ skus }), {})).toEqual({})
  })
})
