import { View } from '@tarojs/components'
import { useState } from 'react'
import {
  Compared,
  CompareSheet,
  groupElement,
  NoProduct,
  ParameterTable,
  parameterWords,
  ProductHead,
  useParameters
} from '@/features/parameters'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, Screen, Skeleton, StateView, Tabs } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { useAnchors } from '@/ui/list/useAnchors'
import './productParameters.scss'

/** px that the row of groups covers below the bar */
const tabsHeight = 44

/** All that is known of a product, group by group, alone or beside another of its kind. */
function ProductParametersPage({ skuCode, spuCode, against, compare: comparison }: RouteParams['productParameters']) {
  const own = useParameters({ skuCode, spuCode })
  const other = useParameters({ skuCode: against })
  const [choosing, setChoosing] = useState(comparison === true)
  const anchors = useAnchors(own.data?.groups.map(({ code }) => groupElement(code)) ?? [], barHeight() + tabsHeight)
  const compare = (beside: string | undefined) => {
    setChoosing(false)
    void go('productParameters', { skuCode, spuCode, against: beside }, { replace: true })
  }
  const reload = () => Promise.all([own.reload(), against === undefined ? undefined : other.reload()])
  const product = own.data
  // what it is compared with may be gone meanwhile: the product alone is shown then
  const comparing = against !== undefined && !other.missing

  return (
    <Screen
      onPullRefresh={reload}
      footer={
        product && !comparing ? (
          <BottomBar>
            <Button className="product-parameters__act" onTap={() => setChoosing(true)}>
              {parameterWords('compare')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <StateView remote={{ ...own, reload }} missing={<NoProduct />}>
        {(parameters) => (
          <View>
            {comparing ? (
              <StateView remote={other}>
                {(otherOne) => (
                  <Compared
                    left={parameters}
                    right={otherOne}
                    onChange={() => setChoosing(true)}
                    onStop={() => compare(undefined)}
                  />
                )}
              </StateView>
            ) : (
              <View>
                <ProductHead product={parameters} />
                <View className="product-parameters__groups" style={{ top: `${barHeight()}px` }}>
                  <Tabs
                    items={parameters.groups.map(({ code, name }) => ({ key: groupElement(code), label: name }))}
                    value={anchors.current}
                    onChange={anchors.goTo}
                    label={parameterWords('groups')}
                  />
                </View>
                <ParameterTable groups={parameters.groups} />
              </View>
            )}
            <CompareSheet
              open={choosing}
              onClose={() => setChoosing(false)}
              product={parameters}
              against={against}
              onChoose={compare}
            />
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('productParameters', { body: ProductParametersPage, skeleton: <Skeleton shape="rows" /> })
